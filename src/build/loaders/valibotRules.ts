import type { Rule } from './rule'

/**
 * Removed from Valibot: what is wrong with a value, and where in it. The parsers of the boundary only ask whether it is
 * right, so an issue is counted and not described.
 */
export const VALIBOT_RULES: Readonly<Record<string, readonly Rule[]>> = {
  'valibot/dist/index.mjs': [
    [
      /^function _addIssue\([^()]*\) \{\n[\s\S]*?\n\}\n/gm,
      `function _addIssue(context, label, dataset) {
	if (context.kind === "schema") dataset.typed = false;
	(dataset.issues ??= []).push(context);
}
`,
    ],
    [/(_addIssue\(this, "[^"]*", dataset, config\$1), \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\)/g, '$1)'],
    [/^\t+(?:expects|reference|message): .*,\n/gm, ''],
    [/^(\t+)const pathItem = \{\n[\s\S]*?\n\1\};\n/gm, ''],
    [/^\t+if \(issue\.path\) issue\.path\.unshift\(pathItem\);\n\t+else issue\.path = \[pathItem\];\n/gm, ''],
    [/^\t+issue\.path = \[pathItem\];\n/gm, ''],
    // The interface for other packages, which would be an object and a function of every schema.
    [
      /^function _standardSchema\(schema\) \{\n[\s\S]*?\n\}\n/gm,
      'function _standardSchema(schema) {\n\treturn schema;\n}\n',
    ],
    // There are no settings.
    [/\/\* @__PURE__ \*\/ getGlobalConfig\(config\$1\)/g, 'DEFAULT_CONFIG'],
  ],
}
