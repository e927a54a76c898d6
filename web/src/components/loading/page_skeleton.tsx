import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './page_skeleton.module.css'

const FILTERS = [72, 96, 80, 104]
/** Widths of the cells of a row, of a column each. */
const CELLS = ['56%', '72%', '84%', '48%', '64%']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const LINES = ['38%', '92%', '86%', '61%']

interface PageSkeletonProps {
  /** A list under its filters, or the strip of a record over its cards. */
  shape: 'rows' | 'cards'
}

/** The outline of a page that loads, in the sizes of what comes. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const { t } = useTranslation('common')
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>{t('loading.default')}</VisuallyHidden>
      <div aria-hidden>{shape === 'rows' ? <List /> : <Cards />}</div>
    </div>
  )
}

function List() {
  return (
    <>
      <div className={classes.filters}>
        {FILTERS.map((width) => (
          <Skeleton key={width} width={width} height={32} radius={16} />
        ))}
      </div>
      <div className={classes.box}>
        <div className={classes.head} />
        {ROWS.map((row) => (
          <div key={row} className={classes.row}>
            {CELLS.map((width) => (
              <Skeleton key={width} width={width} height={10} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function Cards() {
  return (
    <>
      <div className={classes.strip}>
        {FILTERS.map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
      {['first', 'second'].map((card) => (
        <div key={card} className={classes.card}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={10} />
          ))}
        </div>
      ))}
    </>
  )
}
