import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { recordQuery } from '@/lib/server/queries'

interface SuccessorFieldProps {
  /** The person whose work it is. */
  leaverId: string
  /** Empty for nobody. */
  value: string
  onChange: (id: string) => void
  placeholder: string
}

/** The person who takes the open work of another one over. */
export function SuccessorField({ leaverId, value, onChange, placeholder }: SuccessorFieldProps) {
  const { t } = useTranslation('people')
  const { data: people = [] } = useQuery(recordQuery('/api/people'))
  return (
    <ChoiceField
      label={t('open_work.successor')}
      description={t('open_work.help')}
      placeholder={placeholder}
      data={people
        .filter(({ _id }) => _id !== leaverId)
        .map(({ _id, name }) => ({ value: _id, label: name }))}
      clearable
      value={value}
      onChange={onChange}
    />
  )
}
