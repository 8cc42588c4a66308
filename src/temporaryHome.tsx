import styles from './temporary.module.css'
export const TemporaryHome = () => <p id="home" className={styles.big}>home</p>
