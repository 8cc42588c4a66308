import { GO_TO_START, NO_PAGE, NOT_FOUND } from '#copy/shell/shell'
import { ButtonLink } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import styles from '../ui/MessageScreen.module.css'
import { PAGES_PATH } from '#domain/browser/base'

export function NotFound() {
  return (
    <div className={styles.screen}>
      <span className={styles.mark}>
        <Icon name="search" size={24} />
      </span>
      <h1>{NOT_FOUND}</h1>
      <p>{NO_PAGE}</p>
      <ButtonLink kind="filled" to={`${PAGES_PATH}/`}>
        {GO_TO_START}
      </ButtonLink>
    </div>
  )
}
