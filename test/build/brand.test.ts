import { documentWords } from '../../src/copy/en/shell/document'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder, checkBrand, svgFault } from '../../src/build/brand/brandFiles'
import { brandedSheet, brandTokens, contrast, contrastFaults, usualTokens } from '../../src/build/brand/colours'
import { readSettings } from '../../src/build/settings'
import { siteManifest, siteParameters } from '../../src/build/sitePlugin'
import { ROOT } from '../../src/build/root'

const CSS = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8')

test('without colours nothing changes, and the usual ones can be read', () => {
  expect(brandTokens({})).toEqual(usualTokens())
  expect(brandedSheet(CSS, brandTokens({}), null)).toBe(CSS)
  expect(contrastFaults(usualTokens())).toEqual([])
})

test('both themes are derived of the colours that are set: the hue changes, and the light theme has the colour itself', () => {
  const tokens = brandTokens({ accent: '#0a5c36' })
  expect(tokens['c-accent']?.light).toBe('#0a5c36')
  expect(tokens['c-accent-text']?.light).toBe('#0a5c36')
  expect(contrastFaults(tokens)).toEqual([])
  const [, red = 0, green = 0, blue = 0] =
    /#(..)(..)(..)/.exec(tokens['c-accent']?.dark ?? '')?.map((hex) => parseInt(hex, 16)) ?? []
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const usual = usualTokens()
  expect(contrast(tokens['c-accent']!.dark, '#000000')).toBeCloseTo(contrast(usual['c-accent']!.dark, '#000000'), -1)
  expect(tokens['c-up']).toEqual(usual['c-up'])
  const css = brandedSheet(CSS, tokens, 6)
  expect(css).toContain('--c-accent: var(--light, #0a5c36) var(--dark, ')
  expect(css).toContain('--r-3: 6px;')
  expect(css).toContain('--r-5: 10px;')
})

test('colours that cannot be read are an error that names the pair, the theme and the ratio', () => {
  const check = () => {
    checkBrand(readSettings({ COLOR_ACCENT: '#f0e442' }))
  }
  expect(check).toThrow(
    /COLOR_ACCENT: c-accent-text #f0e442 on c-surface #ffffff in the light theme: 1\.\d\d:1, and 4\.5:1 is needed/,
  )
  expect(() => {
    checkBrand(readSettings({ COLOR_TEXT: '#8a8a8a' }))
  }).toThrow(/COLOR_TEXT: c-text #8a8a8a on c-bg/)
  expect(() => {
    checkBrand(readSettings({ COLOR_TEXT: '#8a8a8a', COLOR_BACKGROUND: '#f6f8f4' }))
  }).toThrow(/COLOR_TEXT and COLOR_BACKGROUND: c-text #8a8a8a on c-bg/)
})

const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9"/></svg>'

const drawn = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

test.each([
  ['the element script', drawn('<script>1</script>')],
  ['the element s:script', drawn('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
  ['the element h:script', drawn('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>')],
  ['the element SCRIPT', drawn('<SCRIPT>1</SCRIPT>')],
  ['the element foreignObject', drawn('<foreignObject/>')],
  ['the element iframe', drawn('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:1"/>')],
  ['the element handler', drawn('<handler type="x">1</handler>')],
  ['the element a', drawn('<a href="javascript:1"><path d=""/></a>')],
  ['the element set', drawn('<set attributeName="href" to="javascript:1"/>')],
  ['the element animate', drawn('<animate attributeName="href" values="javascript:1"/>')],
  ['the element image', drawn('<image href="https://a.example/x.png"/>')],
  ['the element feImage', drawn('<feImage href="https://a.example/x.png"/>')],
  ['the element style', drawn('<style>@import "x.css"</style>')],
  ['the element metadata', drawn('<metadata/>')],
  ['the attribute onload', drawn('', 'onload="x()"')],
  ['the attribute oNbEgIn', drawn('', 'oNbEgIn="x()"')],
  ['the attribute onfocusin', drawn('<path onfocusin="x()" tabindex="1"/>')],
  ['the attribute e:event', drawn('<path xmlns:e="http://www.w3.org/2001/xml-events" e:event="x"/>')],
  ['the attribute xml:base', drawn('<path xml:base="https://a.example/"/>')],
  ['an external reference in xlink:href', drawn('<use xlink:href="data:image/svg+xml,x"/>')],
  ['an external reference in href', drawn('<use href="https://a.example/x.svg#a"/>')],
  ['an external reference in href', drawn('<use href="&#106;avascript:1"/>')],
  ['an external reference in fill', drawn('<path fill="url(https://a.example/#x)"/>')],
  ['an external reference in fill', drawn(`<path fill='url( "//a.example/#x")'/>`)],
  ['an external reference in style', drawn('<path style="fill:\\75rl(https://a.example)"/>')],
  ['an external reference in style', drawn('<path style="background:image-set(x)"/>')],
  ['an external reference in mask', drawn('<path mask="url(data:image/svg+xml,x)"/>')],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('')}`],
  ['a processing instruction', `<?xml-stylesheet href="x.css"?>${drawn('')}`],
  ['a mistake in its XML', drawn('<path>')],
  ['a mistake in its XML', drawn('&a;')],
])('an SVG with %s is refused', (what, text) => {
  expect(svgFault(text)).toBe(`it has ${what}`)
})

test.each(['', '<p/>', '<svg/>', 'svg', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'])('%s is no SVG', (text) => {
  expect(svgFault(text)).toBe('it is no SVG')
})

test('an SVG that only draws is taken, with gradients of its own, and so is each of this site', () => {
  expect(svgFault(`<?xml version="1.0"?>${DRAWN}`)).toBeNull()
  expect(
    svgFault(drawn('<use xlink:href="#a"/><use href="#a"/><path fill="url(#b)" style="mask:url(\'#c\')"/>')),
  ).toBeNull()
  expect(svgFault(drawn('<text>&lt;script&gt;<![CDATA[<script>]]></text>'))).toBeNull()
  for (const name of ['icons/favicon.svg', 'icons/chains/1.svg', 'icons/chains/137.svg'])
    expect(svgFault(readFileSync(join(ROOT, 'public', name), 'utf8'))).toBeNull()
})

test('the files of a brand are checked, and missing files are not referred to', () => {
  const name = 'brand-of-this-test'
  const settings = readSettings({ BRAND_FOLDER: name, SITE_URL: 'https://a.example', COLOR_BACKGROUND: '#f6f8f4' })
  const check = () => {
    checkBrand(settings)
  }
  expect(check).toThrow('mark.svg is missing')
  mkdirSync(brandFolder(name))
  try {
    writeFileSync(join(brandFolder(name), 'mark.svg'), DRAWN)
    expect(check).not.toThrow()
    expect(siteManifest(settings, documentWords('Harbour'))).toMatchObject({
      background_color: '#f6f8f4',
      icons: [{ src: 'icons/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      iconPath: 'icons/favicon.svg',
    })
    expect(siteParameters(settings)).toMatchObject({ picture: null, touchIcon: 'icons/favicon.svg' })
    writeFileSync(join(brandFolder(name), 'share.png'), 'no picture')
    expect(check).toThrow('share.png has to be a PNG of 1200 x 630 pixels')
  } finally {
    rmSync(brandFolder(name), { recursive: true })
  }
})
