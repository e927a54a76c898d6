import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { FormRow } from '@/components/form/form'
import { Fold } from '@/components/page/fold'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { fileOf, forgetFile, type Import, type Reading, sendTable } from '../import'

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']
const DELIMITERS = ['semicolon', 'comma', 'tab', 'bar']

/** How the file was read; another way reads it again. */
export function FormatFields({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const { format } = record
  const file = fileOf(record._id)
  const again = useChange({
    change: async (reading: Reading) => {
      if (!file) return undefined
      const made = await sendTable(record.kind, file, reading)
      await api('DELETE', '/api/imports/:id', { params: { id: record._id } })
      forgetFile(record._id)
      return made
    },
    affects: [],
    onDone: (made) => made && navigate(`/imports/${made._id}`, { replace: true }),
  })
  if (format.type === 'log') return null
  const isOff = !file || again.isPending
  const fields =
    format.type === 'xlsx' ? (
      <ChoiceField
        label={t('format.sheet')}
        disabled={isOff}
        data={format.sheets}
        value={format.sheet}
        onChange={(sheet) => again.mutate({ sheet })}
      />
    ) : (
      <FormRow>
        <ChoiceField
          label={t('format.encoding')}
          disabled={isOff}
          searchable={false}
          data={ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }))}
          value={format.encoding}
          onChange={(encoding) => again.mutate({ encoding, delimiter: format.delimiter })}
        />
        <ChoiceField
          label={t('format.delimiter')}
          disabled={isOff}
          searchable={false}
          data={DELIMITERS.map((value) => ({
            value,
            label: t(`delimiter.${value}`),
          }))}
          value={format.delimiter}
          onChange={(delimiter) => again.mutate({ delimiter, encoding: format.encoding })}
        />
      </FormRow>
    )
  return (
    <Fold label={t('format.title')} isNeeded={format.type === 'xlsx' && format.sheets.length > 1}>
      {fields}
      {!file && (
        <Text c="dimmed" size="sm" mt="xs">
          {t('format.choose_again')}
        </Text>
      )}
    </Fold>
  )
}
