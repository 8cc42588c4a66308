import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import styles from './Icon.module.css'

/** The icons, drawn on a grid of 20 by 20 px with a margin of 2 px. The stroke has the colour of the text. */
const SHAPES = {
  alert: (
    <path d="M8.6 3.9 2.7 14.2a1.6 1.6 0 0 0 1.4 2.4h11.8a1.6 1.6 0 0 0 1.4-2.4L11.4 3.9a1.6 1.6 0 0 0-2.8 0zM10 8v3.5M10 13.8v.01" />
  ),
  arrdown: <path d="M10 3.5v13M4.75 11.25 10 16.5l5.25-5.25" />,
  arrright: <path d="M3.5 10h13M11.25 4.75 16.5 10l-5.25 5.25" />,
  back: <path d="M16.5 10h-13M9 4.5 3.5 10 9 15.5" />,
  bad: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m7.6 7.6 4.8 4.8M12.4 7.6l-4.8 4.8" />
    </>
  ),
  ban: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m5.1 5.1 9.8 9.8" />
    </>
  ),
  chart: <path d="M3 4v10.5A1.5 1.5 0 0 0 4.5 16H17M6.5 12l3-3.5 2.5 2L16.5 5" />,
  check: <path d="m4.25 10.5 4 4 7.5-8.75" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6.2V10l2.6 1.7" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />
    </>
  ),
  dollar: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M12.2 7.7c-.5-.7-1.3-1-2.2-1-1.2 0-2.2.6-2.2 1.6 0 2.3 4.5 1.1 4.5 3.4 0 1-1 1.6-2.3 1.6-1 0-1.9-.4-2.4-1.100M10 5.5v9" />
    </>
  ),
  down: <path d="m5 7.75 5 5 5-5" />,
  download: <path d="M10 3.5v9M6 8.75l4 4 4-4M3.5 16.5h13" />,
  empty: (
    <path d="M3.5 11.5 5.6 5a1.5 1.5 0 0 1 1.4-1h6a1.5 1.5 0 0 1 1.4 1l2.1 6.5v3a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 11.5h3.75l1 2h3.5l1-2h3.75" />
  ),
  ext: <path d="m6 14 8-8M7.5 6H14v6.5" />,
  flip: <path d="M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3" />,
  gas: (
    <path d="M4.5 16.5v-11a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v11M3.25 16.5h9.5M4.5 9h7M11.5 10.5h1.25a1.25 1.25 0 0 1 1.25 1.25v1.5a1.25 1.25 0 0 0 2.5 0V8.25L14.25 6" />
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.1 2 3.1 4.3 3.1 7s-1 5-3.1 7c-2.1-2-3.1-4.3-3.1-7s1-5 3.1-7z" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.4v4M10 6.7v.01" />
    </>
  ),
  key: (
    <>
      <circle cx="6.8" cy="13.2" r="3.3" />
      <path d="m9.2 10.8 7.3-7.3M13.6 6.4l2 2" />
    </>
  ),
  list: <path d="M7 5.5h9.5M7 10h9.5M7 14.5h9.5M3.75 5.5v.01M3.75 10v.01M3.75 14.5v.01" />,
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="7.5" rx="2" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  offline: (
    <path d="M3 3l14 14M5.2 9.8a7 7 0 0 1 2.6-1.7M11.6 7.7a7 7 0 0 1 3.2 2.1M7.4 12.3a4 4 0 0 1 3.8-1M10 15v.01M2.6 7A11 11 0 0 1 5.2 5.2M9 4.4a11 11 0 0 1 8.4 2.6" />
  ),
  ok: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m6.9 10.2 2.2 2.2 4.1-4.7" />
    </>
  ),
  out: <path d="M8 3.5H5.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2H8M12.75 6.5 16.25 10l-3.5 3.5M16 10H8" />,
  pen: <path d="m3.5 16.5.8-3.5 8.7-8.7a1.9 1.9 0 0 1 2.7 2.7L7 15.7zM11.5 5.8l2.7 2.7" />,
  phone: (
    <>
      <rect x="5.5" y="2.5" width="9" height="15" rx="2" />
      <path d="M9 15h2" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  pool: <path d="m10 3.25 6.75 3.5L10 10.25l-6.75-3.5zM3.25 10 10 13.5l6.75-3.5M3.25 13.25 10 16.75l6.75-3.5" />,
  refresh: <path d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6l1.9 1.9M16.5 3.2v4.1h-4.1" />,
  scan: (
    <path d="M3.5 7V5A1.5 1.5 0 0 1 5 3.5h2M13 3.5h2A1.5 1.5 0 0 1 16.5 5v2M16.5 13v2a1.5 1.5 0 0 1-1.5 1.5h-2M7 16.5H5A1.5 1.5 0 0 1 3.5 15v-2M3.5 10h13" />
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </>
  ),
  send: <path d="m17 3-6.500 14-2.500-6L2.500 8.500zM17 3 8 11" />,
  shield: <path d="m10 2.8 6 2.2v4.4c0 3.9-2.5 6.5-6 7.8-3.5-1.3-6-3.9-6-7.8V5zM7.4 10l1.9 1.9 3.4-3.8" />,
  sliders: (
    <>
      <path d="M3 6.5h7M15 6.5h2M3 13.5h2M10 13.5h7" />
      <circle cx="12.5" cy="6.5" r="2.25" />
      <circle cx="7.5" cy="13.5" r="2.25" />
    </>
  ),
  star: <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2.5v1.2M10 16.3v1.2M2.5 10h1.2M16.3 10h1.2M4.7 4.7l.8.8M14.5 14.5l.8.8M15.3 4.7l-.8.8M5.5 14.5l-.8.8" />
    </>
  ),
  swap: <path d="M3.5 7h13M13.25 3.75 16.5 7l-3.25 3.25M16.5 13h-13M6.75 9.75 3.5 13l3.25 3.25" />,
  wallet: (
    <path d="M15.5 7V5a1.5 1.5 0 0 0-1.5-1.5H5a2 2 0 0 0 0 4h10.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H5a2 2 0 0 1-2-2v-9M13.5 12v.01" />
  ),
  wrap: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6.5 13.5 10 10 13.5 6.5 10z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof SHAPES

/** The icons that point in the direction of the text. They are mirrored if text runs from right to left. */
const ALONG_TEXT: ReadonlySet<IconName> = new Set(['arrright', 'back', 'ext', 'list', 'out'])

interface IconProps {
  name: IconName
  /** In px. Small icons have a thicker stroke on the grid and large ones a thinner, so that all look alike. */
  size?: number
  className?: string
}

function strokeWidth(size: number): number {
  if (size <= 16) return 2
  return size === 24 ? 1.6 : 1.75
}

/** An icon, hidden from screen readers. Its meaning is always given by text or by the name of its button. */
function PlainIcon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, ALONG_TEXT.has(name) && styles.along, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      strokeWidth={strokeWidth(size)}
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}

/** Memoised, because most icons do not change when their parents render. */
export const Icon = memo(PlainIcon)
