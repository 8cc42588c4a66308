import { calledOn } from '#copy/trade/calls'
import { PLACE } from '../../domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import type { CallWords } from '../../domain/trade/decodedCall'
import styles from './CallTree.module.css'

/** The tree of contract calls, decoded in the same way as the contracts decode them. */
export function CallTree({ calls }: { calls: readonly CallWords[] }) {
  return (
    <ol className={styles.calls}>
      {calls.map(({ name, contract, address, meaning, args, calls: inner }, index) => (
        <li key={index}>
          <Placed text={calledOn(PLACE, contract)}>
            <b>{name}</b>
          </Placed>
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
