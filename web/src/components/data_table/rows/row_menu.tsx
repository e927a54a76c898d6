import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../column'
import classes from './row_menu.module.css'

interface RowMenuProps<Row> {
  row: Row
  /** Names the row for screen readers. */
  name: string
  actions: RowAction<Row>[]
}

/** The "..." of a row. A list has many of them and opens few: the menu comes with the first click. */
export function RowMenu<Row>({ row, name, actions }: RowMenuProps<Row>) {
  const { t } = useTranslation('common')
  const [hasMenu, setHasMenu] = useState(false)
  if (actions.length === 0) return null
  const label = t('table.actions_for', { name })
  if (hasMenu) return <OpenedMenu row={row} label={label} actions={actions} />
  return (
    <Dots
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setHasMenu(true)}
    />
  )
}

interface OpenedMenuProps<Row> {
  row: Row
  label: string
  actions: RowAction<Row>[]
}

function OpenedMenu<Row>({ row, label, actions }: OpenedMenuProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The focus was on the button that this one replaces; the closing menu gives it back to where it was.
    button.current?.focus({ preventScroll: true })
    setIsOpen(true)
  }, [])
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <Dots ref={button} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, onSelect, tone }) => (
          <Menu.Item
            key={label}
            color={tone === 'danger' ? 'red' : undefined}
            onClick={() => onSelect(row)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Dots(props: ComponentPropsWithRef<'button'>) {
  return (
    <button {...props} type="button" className={classes.dots}>
      <IconDots size={18} aria-hidden />
    </button>
  )
}
