import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listOffset } from '../list_offset'

export interface ChoiceFieldProps extends Omit<SelectProps, 'value' | 'onChange'> {
  /** Empty for none. */
  value?: string
  onChange: (value: string) => void
}

/** One of many, found by typing. With `clearable` it may be none. */
export function ChoiceField({ value = '', onChange, ...props }: ChoiceFieldProps) {
  const { t } = useTranslation('common')
  return (
    <Select
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={t('form.nothing_found')}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      comboboxProps={{ offset: listOffset(props.error) }}
      {...props}
      value={value || null}
      onChange={(choice) => onChange(choice ?? '')}
    />
  )
}
