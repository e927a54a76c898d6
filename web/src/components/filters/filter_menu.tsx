import { Button, Popover, Stack } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './filter_chips.module.css'

/** A list that opens from a field lies in the popover too, so that choosing from it does not close the filters. */
export const INSIDE = { withinPortal: false }

export interface MenuFilter {
  name: string
  /** Words of the value, shown on a chip while the filter is set: `Company`, `Germany`. */
  words: string | undefined
  /** The field, with a label of its own. Its list opens inside the popover: `comboboxProps={INSIDE}`. */
  field: ReactNode
  /** Takes the filter back. */
  onClear: () => void
}

/** Filters that are needed now and then: the fields behind one button, and a chip for each that is set. */
export function FilterMenu({ filters }: { filters: MenuFilter[] }) {
  const { t } = useTranslation('common')
  return (
    <>
      <Popover position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            className={classes.menu}
            leftSection={<IconFilter size={16} aria-hidden />}
          >
            {t('filter.title')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown maw="calc(100vw - 32px)" w={320}>
          <Stack gap="sm">
            {filters.map(({ name, field }) => (
              <div key={name}>{field}</div>
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {filters.map(
        ({ name, words, onClear }) =>
          words && (
            <button
              key={name}
              type="button"
              className={classes.chip}
              data-set
              aria-label={t('filter.remove', { words })}
              onClick={onClear}
            >
              {words}
              <IconX size={14} aria-hidden />
            </button>
          )
      )}
    </>
  )
}
