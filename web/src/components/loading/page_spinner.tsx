import classes from './loading.module.css'

/** A full page that waits. It shows nothing for the first 100 ms, so that quick loads do not flicker. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <div className={classes.page} role="status">
      <span className={classes.spinner} aria-hidden />
      <p className={classes.text}>{text}</p>
    </div>
  )
}
