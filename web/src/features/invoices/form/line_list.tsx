import type { UseFormReturnType } from '@mantine/form'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/section'
import { useLanguage } from '@/lib/use_language'
import { AddLine } from './add_line'
import type { InvoiceValues } from './invoice_values'
import { lineAt, lineKeys } from './line_keys'
import { LineRow } from './line_row'
import classes from './lines.module.css'
import { pastedLines } from './pasted_lines'
import { useLines } from './use_lines'

interface LineListProps {
  form: UseFormReturnType<InvoiceValues>
  /** What each line costs, decimal strings. */
  nets: string[]
  /** Of a new line. */
  taxRate: string
  /** What the keys do, where that differs from an invoice. */
  help?: string
  /** At the right of the title. */
  action?: ReactNode
  /** What holds for all lines, below them. */
  children?: ReactNode
}

const COLUMNS = ['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'amount'] as const

/**
 * The lines: Enter goes on to the next one, Alt+↑ and Alt+↓ move one, the handle drags it, and rows copied from a
 * spreadsheet become lines.
 */
export function LineList({ form, nets, taxRate, help, action, children }: LineListProps) {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  const lines = useLines(form, taxRate)
  const [dragged, setDragged] = useState<number>()

  const paste = (event: ClipboardEvent) => {
    const index = lineAt(event)
    const pasted = pastedLines(event.clipboardData.getData('text/plain'), language, taxRate)
    if (index === undefined || !pasted) return
    event.preventDefault()
    lines.paste(index, pasted)
  }
  const dragOf = (index: number) => ({
    isDragged: dragged === index,
    onStart: () => setDragged(index),
    onOver: () => {
      if (dragged === undefined || dragged === index) return
      lines.move(dragged, index)
      setDragged(index)
    },
    onEnd: () => setDragged(undefined),
  })
  return (
    <Section title={t('form.lines')} help={help ?? t('form.lines_help')} action={action}>
      <fieldset
        className={classes.frame}
        aria-label={t('form.lines')}
        onPaste={paste}
        {...lineKeys(lines, form.values.lines.length)}
      >
        <div className={classes.head} aria-hidden>
          {COLUMNS.map((column) => (
            <span key={column}>{t(`form.${column}`)}</span>
          ))}
        </div>
        <ol className={classes.list}>
          {form.values.lines.map((line, index) => (
            <LineRow
              key={line.key}
              form={form}
              lines={lines}
              line={line}
              index={index}
              amount={nets[index] ?? '0'}
              drag={dragOf(index)}
            />
          ))}
        </ol>
      </fieldset>
      <AddLine onAdd={(kind) => lines.insert(form.values.lines.length, kind)} />
      {children}
    </Section>
  )
}
