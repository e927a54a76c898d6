import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import classes from './imports.module.css'

export type Fault = RowOf<'/api/imports/:id/faults'>

interface FaultRowProps {
  fault: Fault
  /** The cell as it was corrected; undefined while it is as in the file. */
  corrected?: string | undefined
  /** Left out where the cell cannot be corrected. */
  onCorrect?: ((value: string) => void) | undefined
}

/** A row that is left out, with its cell to be corrected in place. */
export function FaultRow({ fault, corrected, onCorrect }: FaultRowProps) {
  const { t } = useTranslation('imports')
  const { row, column, value, isWhole, message } = fault
  return (
    <li className={classes.fault}>
      <span>{t('faults.row', { row })}</span>
      {onCorrect ? (
        <TextInput
          size="xs"
          label={column}
          aria-label={t('faults.cell', { row, column })}
          // The screen has only the beginning of a long cell: it is replaced as a whole.
          placeholder={isWhole ? undefined : `${value} …`}
          value={corrected ?? (isWhole ? value : '')}
          onChange={(event) => onCorrect(event.currentTarget.value)}
        />
      ) : (
        <span>
          {column && <strong>{column}</strong>} {value}
        </span>
      )}
      <span>{message}</span>
    </li>
  )
}
