import styles from './CallTree.module.css'

/** A call in words, with the calls inside it. */
export interface CallWords {
  /** As "exactInputSingle". */
  name: string
  /** The contract by its name, and its whole address. */
  contract: string
  address: string
  /** What it does, in plain words; null when that is not known. */
  meaning: string | null
  args: readonly { name: string; text: string }[]
  calls: readonly CallWords[]
}

/** Calls as the contracts will read them, one inside the other. */
export function CallTree({ calls }: { calls: readonly CallWords[] }) {
  return (
    <ol className={styles.calls}>
      {calls.map(({ name, contract, address, meaning, args, calls: inner }, index) => (
        <li key={index}>
          <b>{name}</b> on {contract}
          <small>{address}</small>
          {meaning !== null && <p>{meaning}</p>}
          <dl>
            {args.map((argument) => (
              <div key={argument.name}>
                <dt>{argument.name}</dt>
                <dd>{argument.text}</dd>
              </div>
            ))}
          </dl>
          {inner.length > 0 && <CallTree calls={inner} />}
        </li>
      ))}
    </ol>
  )
}
