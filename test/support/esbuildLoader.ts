import { transform } from 'esbuild'
import type { LoaderContext } from 'webpack'

/** A webpack loader that only removes types, in a tenth of the time that TypeScript itself takes. */
export default function esbuildLoader(this: LoaderContext<unknown>, source: string): void {
  const done = this.async()
  transform(source, {
    loader: this.resourcePath.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcefile: this.resourcePath,
  })
    .then(({ code }) => done(null, code))
    .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
}
