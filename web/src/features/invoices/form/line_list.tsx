import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/section'
import type { InvoiceValues } from './invoice_values'
import { LineRow } from './line_row'
import classes from './lines.module.css'
import { useLines } from './use_lines'

interface LineListProps {
  form: UseFormReturnType<InvoiceValues>
  /** Net of each line, decimal strings. */
  nets: string[]
  /** Of a new line. */
  taxRate: string
  /** What the keys do, where that differs from an invoice. */
  help?: string
}

const COLUMNS = ['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'net'] as const

/** The lines: Enter goes on to the next one, Alt+↑ and Alt+↓ move one, the handle drags it. */
export function LineList({ form, nets, taxRate, help }: LineListProps) {
  const { t } = useTranslation('invoices')
  const lines = useLines(form, taxRate)
  const [dragged, setDragged] = useState<number>()

  const whereOf = (event: KeyboardEvent) => {
    const path = event.target instanceof HTMLElement ? event.target.dataset.path : undefined
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path ?? '') ?? []
    return index !== undefined && field ? { index: Number(index), field } : undefined
  }
  // Before the list of items gets the arrow.
  const moveByKey = (event: KeyboardEvent) => {
    const where = whereOf(event)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!where || !event.altKey || step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const to = where.index + step
    if (to < 0 || to >= form.values.lines.length) return
    lines.move(where.index, to)
    lines.focus(to, where.field)
  }
  const goOnByKey = (event: KeyboardEvent) => {
    const where = whereOf(event)
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!where || event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    lines.goOn(where.index)
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
    <Section title={t('form.lines')} help={help ?? t('form.lines_help')}>
      <fieldset
        className={classes.frame}
        aria-label={t('form.lines')}
        onKeyDownCapture={moveByKey}
        onKeyDown={goOnByKey}
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
              index={index}
              net={nets[index] ?? '0'}
              drag={dragOf(index)}
            />
          ))}
        </ol>
      </fieldset>
      <Button
        variant="subtle"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => lines.insert(form.values.lines.length)}
      >
        {t('form.add_line')}
      </Button>
    </Section>
  )
}
