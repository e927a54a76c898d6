import classes from './imports.module.css'

/** Some counts with their names; those that are zero are left out but for the first. */
export function Figures({ items }: { items: { label: string; count: number }[] }) {
  return (
    <dl className={classes.figures}>
      {items
        .filter(({ count }, index) => index === 0 || count > 0)
        .map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
    </dl>
  )
}
