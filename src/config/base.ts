import { baseOf, setBase } from '../domain/page/site/base'

// Known only at run time, and needed by the tables of this folder when they are made.
const script = typeof document === 'undefined' ? null : document.currentScript
setBase(baseOf(script && 'src' in script ? script.src : null))
