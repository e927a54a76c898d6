import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { LivePreview, type LivePreviewProps } from '../preview/live_preview'
import type { LiveTotals } from '../totals/live_totals'
import { TotalsBar } from '../totals/totals_bar'
import classes from './document_layout.module.css'

interface DocumentLayoutProps {
  /** The money part of the form; omitted where a document has none. */
  totals?: LiveTotals | undefined
  currency: string
  /** A figure that is no money, before the totals. */
  count?: { label: string; value: number }
  /** The remaining amount due, where it is less than the total. */
  due?: { label: string; amount: string }
  /** The pages as they will be printed, where the server draws what is not saved. */
  preview?: LivePreviewProps
  /** The buttons, the primary one last. */
  actions: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Wide enough for the pages beside lines that stay a table; the same in the style sheet. */
const WIDE = '(min-width: 106em)'

/**
 * The fields of a document, its totals and buttons always in sight. A wide screen shows the pages beside the fields, a
 * narrower one in a dialog.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  const { totals, currency, due, count, preview, actions, children } = props
  const { t } = useTranslation('documents')
  const isWide = useMediaQuery(WIDE) ?? false
  const [asksPreview, setAsksPreview] = useState<boolean>()
  const isPreviewed = preview !== undefined && (asksPreview ?? isWide)
  return (
    <>
      <div className={classes.frame} data-previewed={(isPreviewed && isWide) || undefined}>
        <div className={classes.fields}>{children}</div>
        {isPreviewed && isWide && (
          <aside className={classes.side} aria-label={t('preview.label')}>
            <LivePreview {...preview} />
          </aside>
        )}
      </div>
      {isPreviewed && !isWide && (
        <Dialog size="xl" title={t('preview.label')} onClose={() => setAsksPreview(false)}>
          <LivePreview {...preview} />
        </Dialog>
      )}
      <TotalsBar totals={totals} currency={currency} due={due} count={count}>
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
