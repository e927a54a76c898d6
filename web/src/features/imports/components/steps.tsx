import { useTranslation } from 'react-i18next'
import type { ImportState } from '../import'
import classes from './imports.module.css'

const STEPS = ['upload', 'mapping', 'check', 'report'] as const

const PLACE: Record<ImportState, number> = {
  reading: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  running: 3,
  done: 3,
  stopped: 3,
  undoing: 3,
  undone: 3,
  failed: 3,
}

/** How far an import has come. */
export function Steps({ state }: { state?: ImportState }) {
  const { t } = useTranslation('imports')
  const place = state ? PLACE[state] : 0
  return (
    <ol className={classes.steps} aria-label={t('step.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < place || undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <span className={classes.place} aria-hidden>
            {index + 1}
          </span>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
