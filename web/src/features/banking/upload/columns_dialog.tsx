import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormActions } from '@/components/form/form'
import classes from './upload.module.css'
import type { Asked } from './use_upload'

/** Fields offered for a column; the server recognises more of them by their headings. */
const OFFERED = [
  'bookedOn',
  'valuedOn',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'iban',
  'purpose',
  'reference',
] as const
const LEFT_OUT = '-'

interface ColumnsDialogProps {
  asked: Asked
  isSending: boolean
  onSend: (file: File, columns: string[]) => void
  onClose: () => void
}

/** Asks what the columns of a table are, once for each bank. */
export function ColumnsDialog({ asked, isSending, onSend, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('banking')
  const [columns, setColumns] = useState(asked.columns.map(({ column }) => column ?? ''))
  const choose = (index: number, column: string) =>
    setColumns((before) =>
      before.map((one, at) => {
        if (at === index) return column
        // A meaning has one column, only a purpose may have several: it moves.
        return one === column && column !== 'purpose' ? '' : one
      })
    )
  const has = (...names: string[]) => names.some((name) => columns.includes(name))
  const isEnough = has('bookedOn') && has('amount', 'credit', 'debit')
  const data = OFFERED.map((value) => ({ value, label: t(`column.${value}`) }))
  return (
    <Dialog onClose={onClose} size="lg" title={t('columns.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('columns.text')}
      </Text>
      <ul className={classes.columns}>
        {asked.columns.map(({ heading, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key, and their order stays
          <li key={index} className={classes.column}>
            <div className={classes.heading}>
              <div>{heading || t('columns.unnamed', { place: index + 1 })}</div>
              <Text size="xs" c="dimmed" truncate>
                {samples.filter(Boolean).join(' · ')}
              </Text>
            </div>
            <ChoiceField
              aria-label={t('columns.meaning_of', { heading: heading || index + 1 })}
              placeholder={t('columns.left_out')}
              clearable
              data={data}
              value={OFFERED.some((one) => one === columns[index]) ? (columns[index] ?? '') : ''}
              onChange={(column) => choose(index, column)}
            />
          </li>
        ))}
      </ul>
      <FormActions>
        <Button
          disabled={!isEnough}
          loading={isSending}
          onClick={() =>
            onSend(
              asked.file,
              columns.map((column) => column || LEFT_OUT)
            )
          }
        >
          {t('columns.send')}
        </Button>
      </FormActions>
    </Dialog>
  )
}
