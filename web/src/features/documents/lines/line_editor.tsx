import { Box } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnitList } from '@/components/form/choices/unit_field'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import { useRole } from '@/lib/session/current_user'
import type { SuggestedTaxes } from '../tax/line_tax'
import { AddLine } from './add_line'
import type { LineColumn } from './line_columns'
import { UNITS_OF_LINES } from './line_fields'
import { lineAt, lineKeys } from './line_keys'
import { LineRow } from './line_row'
import type { WordsKind } from './line_values'
import classes from './lines.module.css'
import type { LinesForm } from './lines_form'
import { pastedLines } from './pasted_lines'
import { useLines } from './use_lines'

const NewItemDialog = latePart(async () => (await import('../items/new_item_dialog')).NewItemDialog)

export interface LineEditorProps {
  form: LinesForm
  columns: LineColumn[]
  /** Price of each line, decimal strings; without them there is no column of amounts. */
  nets?: string[]
  /** Of a new line. */
  taxRate: string
  /** As of `useLines`. */
  suggested?: SuggestedTaxes | undefined
  /** As of `AddLine`. */
  words?: readonly WordsKind[]
  /** As of `useLines`. */
  own?: object
  /** Whether items may be optional, or alternatives of others. */
  hasOffers?: boolean
  /** As of `AddLine`. */
  more?: ReactNode
  /** Sources of a line, shown below it, by the id of the saved line. */
  notes?: ReadonlyMap<string, string>
}

const WORDS = ['heading', 'text', 'subtotal'] as const
const AMOUNT_WIDTH = 108

/**
 * The lines: Enter goes on to the next one, Alt+↑ and Alt+↓ move one, the handle drags it, and rows copied from a
 * spreadsheet become lines.
 */
export function LineEditor(props: LineEditorProps) {
  const { form, columns, nets, taxRate, suggested, words = WORDS } = props
  const { own, hasOffers = false, more, notes } = props
  const { t } = useTranslation('documents')
  const { language } = useLanguage()
  const lines = useLines(form, taxRate, suggested, own)
  // Super admins write for a company whose items are not theirs, and employees see no prices.
  const hasItems = useRole() === 'company'
  const [dragged, setDragged] = useState<number>()
  const [saved, setSaved] = useState<number>()
  const toSave = saved === undefined ? undefined : form.values.lines[saved]
  const widths = [...columns.map(({ width }) => width), ...(nets ? [AMOUNT_WIDTH] : [])]

  const paste = (event: ClipboardEvent) => {
    const index = lineAt(event)
    const text = event.clipboardData.getData('text/plain')
    const names = columns.map(({ name }) => name)
    const pasted = pastedLines(text, language, lines.newLine, names)
    if (index === undefined || !pasted) return
    event.preventDefault()
    lines.paste(index, pasted)
  }
  const backTo = (index: number) => {
    setSaved(undefined)
    lines.focus(index, 'description')
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
    <div>
      <UnitList id={UNITS_OF_LINES} />
      <Box
        component="fieldset"
        className={classes.frame}
        style={{
          '--columns': widths.map((width) => `${width}px`).join(' '),
          '--count': widths.length,
        }}
        data-priced={nets !== undefined || undefined}
        aria-label={t('form.lines')}
        onPaste={paste}
        {...lineKeys(lines, form.values.lines.length)}
      >
        <div className={classes.head} aria-hidden>
          <span>{t('form.description')}</span>
          {columns.map(({ name, label }) => (
            <span key={name} data-column={name}>
              {label}
            </span>
          ))}
          {nets && <span data-column="amount">{t('form.amount')}</span>}
        </div>
        <ol className={classes.list}>
          {form.values.lines.map((line, index) => (
            <LineRow
              key={line.key}
              form={form}
              columns={columns}
              lines={lines}
              line={line}
              index={index}
              amount={nets && (nets[index] ?? '0')}
              hasOffers={hasOffers}
              note={notes?.get(line._id ?? '')}
              onSave={hasItems ? () => setSaved(index) : undefined}
              drag={dragOf(index)}
            />
          ))}
        </ol>
      </Box>
      <AddLine
        words={words}
        hasOffers={hasOffers}
        more={more}
        onAdd={(kind, offered) => lines.insert(form.values.lines.length, kind, offered)}
      />
      {saved !== undefined && toSave && (
        <NewItemDialog
          form={form}
          line={toSave}
          taxRate={taxRate}
          onSaved={(item) => {
            lines.link(saved, item)
            backTo(saved)
          }}
          onClose={() => backTo(saved)}
        />
      )}
    </div>
  )
}
