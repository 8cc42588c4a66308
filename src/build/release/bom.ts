import { createHash } from 'node:crypto'
import { directDependencies, packageName, type Lock, type LockedPackage } from './lockFile'

/** What a bill of materials is about, besides its packages. */
export interface BomSubject {
  name: string
  version: string
  /** The commit's time, in ISO 8601. */
  date: string
  /** Versions of the tools that made the build, by name. */
  tools: Readonly<Record<string, string>>
}

const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.startsWith('@') ? `%40${name.slice(1)}` : name}@${version}`

function refOf(lock: Lock, folder: string): string {
  return purlOf(packageName(lock, folder), lock[folder]?.version ?? '')
}

/** SPDX: one licence has an identifier, several are an expression. */
function licencesOf({ license }: { license?: string | undefined }): object[] {
  if (license === undefined) return []
  return [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }]
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

/** The hashes of the package's tarball, as the lock file has them. */
function hashesOf({ integrity = '' }: LockedPackage): object[] {
  return integrity.split(/\s+/).flatMap((each) => {
    const [algorithm = '', value = ''] = each.split(/-(.*)/s)
    const alg = ALGORITHMS[algorithm]
    return alg === undefined ? [] : [{ alg, content: Buffer.from(value, 'base64').toString('hex') }]
  })
}

function componentOf(lock: Lock, folder: string): object {
  const entry = lock[folder]
  if (!entry?.version) throw new Error(`${folder} ships, but the lock file does not have it.`)
  const [group, name] = /^(@[^/]+)\/(.+)$/.exec(packageName(lock, folder))?.slice(1) ?? [undefined, undefined]
  return {
    type: 'library',
    'bom-ref': refOf(lock, folder),
    ...(group === undefined ? { name: packageName(lock, folder) } : { group, name }),
    version: entry.version,
    scope: 'required',
    hashes: hashesOf(entry),
    licenses: licencesOf(entry),
    purl: refOf(lock, folder),
  }
}

/** A UUID made of a text, so that the same release has the same number. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const byRef = (lock: Lock, folders: readonly string[]) =>
  new Map([...folders].sort().map((folder) => [refOf(lock, folder), folder]))

/**
 * The bill of materials (CycloneDX 1.5, JSON) of what ships: `folders` are those of the packages in the build. A version
 * that lies in two folders is listed once.
 * @throws Error when the lock file lacks one of them.
 */
export function billOfMaterials(subject: BomSubject, folders: readonly string[], lock: Lock): object {
  const shipped = byRef(lock, folders)
  const components = [...shipped.values()].map((folder) => componentOf(lock, folder))
  const dependsOn = (folder: string) => [
    ...byRef(
      lock,
      directDependencies(lock, folder).filter((each) => shipped.has(refOf(lock, each))),
    ).keys(),
  ]
  const own = purlOf(subject.name, subject.version)
  const tools = Object.entries(subject.tools).map(([name, version]) => ({ type: 'application', name, version }))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([own, subject, components]))}`,
    version: 1,
    metadata: {
      timestamp: subject.date,
      tools: { components: tools },
      component: {
        type: 'application',
        'bom-ref': own,
        name: subject.name,
        version: subject.version,
        licenses: licencesOf(lock[''] ?? {}),
      },
    },
    components,
    dependencies: [
      { ref: own, dependsOn: dependsOn('') },
      ...[...shipped].map(([ref, folder]) => ({ ref, dependsOn: dependsOn(folder) })),
    ],
  }
}
