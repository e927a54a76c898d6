import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '@/components/form/choices/remote_select.module.css'
import { useListbox } from '@/components/form/choices/use_listbox'
import { ASIDE } from '@/lib/server/first_answers'
import { listQuery } from '@/lib/server/queries'
import type { Vendor } from '../expense'

interface VendorFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  value?: string
  onChange: (name: string) => void
  /** One that the company has bought from before was chosen. */
  onSelect: (vendor: Vendor) => void
}

const PAUSE_MS = 180

/** A name, typed freely; vendors of before are offered while it is typed (↓ and Enter take one). */
export function VendorField({
  value = '',
  onChange,
  onSelect,
  onBlur,
  ...props
}: VendorFieldProps) {
  const { t } = useTranslation('expenses')
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [search] = useDebouncedValue(value.trim(), PAUSE_MS)
  const found = useQuery({
    ...listQuery('/api/expense-vendors', { search }),
    enabled: box.dropdownOpened,
    placeholderData: keepPreviousData,
    meta: ASIDE,
  })
  const vendors = found.data?.rows ?? []
  const isFilled = vendors.length > 0
  const listbox = useListbox(box, isFilled)
  const take = (name: string) => {
    const vendor = vendors.find((one) => one.vendor === name)
    if (vendor) onSelect(vendor)
    box.closeDropdown()
  }
  return (
    <Combobox store={box} onOptionSubmit={take}>
      <Combobox.Target withAriaAttributes={false}>
        <TextInput
          {...props}
          {...listbox.field}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            box.openDropdown()
            box.resetSelectedOption()
          }}
          onClick={() => box.openDropdown()}
          onBlur={(event) => {
            box.closeDropdown()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isFilled}>
        <Combobox.Options {...listbox.list} aria-label={t('form.vendors')}>
          {vendors.map(({ vendor, category }) => (
            <Combobox.Option key={vendor} value={vendor}>
              <Text size="sm" truncate>
                {vendor}
              </Text>
              <Text size="xs" className={classes.note}>
                {t(`category.${category}`)}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
