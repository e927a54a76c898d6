import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './document_layout.module.css'
import { LivePreview, type LivePreviewProps } from './live_preview'
import type { LiveTotals } from './live_totals'
import { TotalsBar } from './totals_bar'

interface DocumentLayoutProps {
  totals: LiveTotals
  currency: string
  /** The pages as they will be printed, where the server draws what is not saved. */
  preview?: LivePreviewProps
  /** The buttons, the primary one last. */
  actions: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The fields of a document at the left, its pages at the right, its totals and buttons always in sight. */
export function DocumentLayout(props: DocumentLayoutProps) {
  const { totals, currency, preview, actions, children } = props
  const { t } = useTranslation('document')
  const isWide = useMediaQuery('(min-width: 90em)')
  const [asksPreview, setAsksPreview] = useState<boolean>()
  const isPreviewed = preview !== undefined && (asksPreview ?? isWide ?? false)
  return (
    <>
      <div className={classes.frame} data-previewed={isPreviewed || undefined}>
        <div className={classes.fields}>{children}</div>
        {preview && isPreviewed && (
          <aside className={classes.side} aria-label={t('preview.label')}>
            <LivePreview {...preview} />
          </aside>
        )}
      </div>
      <TotalsBar totals={totals} currency={currency}>
        {preview && (
          <Button
            variant="subtle"
            color="gray"
            aria-pressed={isPreviewed}
            onClick={() => setAsksPreview(!isPreviewed)}
          >
            {t('preview.label')}
          </Button>
        )}
        {actions}
      </TotalsBar>
    </>
  )
}
