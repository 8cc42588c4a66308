/** Our own linter rules (.oxlintrc.json). Each forbids the code that its selectors match. */

const LETTER = '/\\p{L}/u'

/** Names of imported style sheets. */
const SHEET_CLASS = 'MemberExpression[object.name=/^(styles|table|setting|option|columns)$/]'
const JOINED = ':matches(TemplateLiteral, BinaryExpression[operator="+"], CallExpression[callee.property.name="join"])'

const NO_HTML = 'Text from outside is shown as text: no HTML is made from strings.'
const IN_COPY = 'Words stand in src/copy.'
const BY_CLSX = 'Class names are put together by clsx.'

/** The forbidden selectors of each rule, with their messages. */
const FORBIDDEN = {
  'unsafe-dom': {
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]': NO_HTML,
    'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]': NO_HTML,
    'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]':
      'document.write is not allowed.',
    'JSXOpeningElement[name.name="style"]': 'Styles live in CSS files only.',
  },
  'default-export': {
    ExportDefaultDeclaration: 'Named exports only: a thing keeps its name wherever it is used.',
  },
  words: {
    [`JSXText[value=${LETTER}]`]: IN_COPY,
    [`:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(Literal[value=${LETTER}], TemplateLiteral)`]:
      IN_COPY,
    [`JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/] > Literal[value=${LETTER}]`]:
      IN_COPY,
  },
  'double-cast': {
    'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]':
      'Parse a value from outside; build a fake with all of its type, as those of test/support are.',
  },
  'class-names': {
    [`JSXAttribute[name.name=/^(className|\\w+Class)$/] ${JOINED}`]: BY_CLSX,
    [`Property[key.name=/^(className|\\w+Class)$/] ${JOINED}`]: BY_CLSX,
    [`:matches(TemplateLiteral, BinaryExpression[operator="+"]) > ${SHEET_CLASS}`]: BY_CLSX,
    [`CallExpression[callee.property.name=/^(filter|join)$/] > MemberExpression > ArrayExpression ${SHEET_CLASS}`]:
      BY_CLSX,
  },
}

const forbid = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
})

export default {
  meta: { name: 'own' },
  rules: Object.fromEntries(Object.entries(FORBIDDEN).map(([name, messages]) => [name, forbid(messages)])),
}
