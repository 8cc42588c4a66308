import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentWords } from '../../src/copy/en/shell/document'
import { alternatesOf, siteManifest, siteParameters } from '../../src/build/sitePlugin'

const BRAND = { folder: null, colours: {}, radius: null }

function sizeOf(file: string): [number, number] {
  const png = readFileSync(join('public', file))
  expect([file, png.subarray(1, 4).toString()]).toEqual([file, 'PNG'])
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('the manifest has the name of the settings, relative addresses, and icons that are there in their size', () => {
  const manifest = siteManifest({ brand: BRAND, appName: 'Höhe & Tiefe' }, documentWords('Höhe & Tiefe'))
  expect(manifest).toMatchObject({ name: 'Höhe & Tiefe', short_name: 'Höhe & Tiefe', start_url: './', scope: './' })
  const { icons } = manifest as { icons: { src: string; sizes: string; type: string; purpose: string }[] }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  // Safe's page reads these fields of an app that it embeds.
  expect(manifest).toMatchObject({
    description: expect.stringMatching(/\w/) as string,
    iconPath: icons[0]?.src,
    safe_apps_permissions: ['clipboard-write'],
  })
  for (const { src, sizes } of icons) {
    expect(src).toMatch(/^icons\//)
    expect(sizeOf(src).join('x')).toBe(sizes)
  }
})

test('the icon of iOS and the picture for shared links have the sizes that are told', () => {
  expect(sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180])
  expect(sizeOf('icons/share.png')).toEqual([1200, 630])
  const page = readFileSync('public/index.html', 'utf8')
  expect(page).toContain('property="og:image:width" content="1200"')
  expect(page).toContain('property="og:image:height" content="630"')
})

test('without an address of the site there is no picture', () => {
  expect(siteParameters({ brand: BRAND, appName: 'A', siteUrl: null, basePath: '' }).picture).toBeNull()
  expect(siteParameters({ brand: BRAND, appName: 'A', siteUrl: 'https://a.example', basePath: '/app' }).picture).toBe(
    'https://a.example/app/icons/share.png',
  )
})

test('screens with an address of their own name the same in every language', () => {
  const site = { siteUrl: 'https://a.example', basePath: '/app' }
  expect(alternatesOf('/swap', { ...site, languages: ['en', 'de'] })).toEqual([
    { language: 'en', href: 'https://a.example/app/swap' },
    { language: 'de', href: 'https://a.example/app/de/swap' },
    { language: 'x-default', href: 'https://a.example/app/swap' },
  ])
  expect(alternatesOf('/token', { ...site, languages: ['en', 'de'] })).toEqual([])
  expect(alternatesOf('/swap', { ...site, languages: ['en'] })).toEqual([])
  expect(alternatesOf('/swap', { siteUrl: null, basePath: '', languages: ['en', 'de'] })).toEqual([])
})
