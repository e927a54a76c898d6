import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '@/components/form/choices/remote_select.module.css'
import { useListbox } from '@/components/form/choices/use_listbox'
import { ASIDE } from '@/lib/server/first_answers'
import { listQuery } from '@/lib/server/queries'
import type { Vendor } from '../expense'
import { useCategories } from '../use_categories'

interface VendorFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  value?: string
  onChange: (name: string) => void
  /** One that the company knows was chosen. */
  onSelect: (vendor: Vendor) => void
  /** The name of a known vendor was typed in full. */
  onKnown?: (vendor: Vendor) => void
  /** Offers to enter the terms of a new vendor at once. */
  onCreate?: (name: string) => void
}

const CREATE = 'create'

const PAUSE_MS = 180

/** A name, typed freely; vendors of before are offered while it is typed (↓ and Enter take one). */
export function VendorField({
  value = '',
  onChange,
  onSelect,
  onKnown,
  onCreate,
  onBlur,
  ...props
}: VendorFieldProps) {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [search] = useDebouncedValue(value.trim(), PAUSE_MS)
  const found = useQuery({
    ...listQuery('/api/expense-vendors', { search }),
    enabled: box.dropdownOpened,
    placeholderData: keepPreviousData,
    meta: ASIDE,
  })
  const vendors = found.data?.rows ?? []
  const name = value.trim()
  const isNew =
    onCreate !== undefined && name !== '' && !found.isFetching && !vendorNamed(vendors, name)
  const isFilled = vendors.length > 0 || isNew
  const listbox = useListbox(box, isFilled)
  const take = (chosen: string) => {
    const vendor = vendors.find(({ _id }) => _id === chosen)
    if (vendor) onSelect(vendor)
    if (chosen === CREATE) onCreate?.(name)
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
            const known = vendorNamed(vendors, name)
            if (known) onKnown?.(known)
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isFilled}>
        <Combobox.Options {...listbox.list} aria-label={t('form.vendors')}>
          {vendors.map(({ _id, vendor, category }) => (
            <Combobox.Option key={_id} value={_id}>
              <Text size="sm" truncate>
                {vendor}
              </Text>
              <Text size="xs" className={classes.note}>
                {category && nameOf(category)}
              </Text>
            </Combobox.Option>
          ))}
          {isNew && (
            <Combobox.Option value={CREATE}>
              <Text size="sm" truncate>
                {t('vendors.create', { name })}
              </Text>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const vendorNamed = (vendors: readonly Vendor[], name: string) =>
  vendors.find(({ vendor }) => vendor.toLowerCase() === name.toLowerCase())
