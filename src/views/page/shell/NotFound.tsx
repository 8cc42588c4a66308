import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import styles from './MessageScreen.module.css'

export function NotFound() {
  return (
    <div className={styles.screen}>
      <span className={styles.mark}>
        <Icon name="search" size={24} />
      </span>
      <h1>Page not found</h1>
      <p>There is no page at this address. Check it, or start from the list of pairs.</p>
      <ButtonLink kind="filled" to="/">
        Go to the start page
      </ButtonLink>
    </div>
  )
}
