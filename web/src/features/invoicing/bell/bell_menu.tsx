import { ActionIcon, Indicator, Menu, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Money } from '@/components/values/money'
import { clientName } from '@/lib/client_name'
import { useDueText } from '../due_text'
import type { InvoiceRow } from '../invoice'
import classes from './bell.module.css'

const LARGEST_COUNT = 99

interface Notices {
  overdue: InvoiceRow[]
  dueSoon: InvoiceRow[]
}

/** The bell with its count; its menu opens the invoices. */
export function BellMenu({ overdue, dueSoon }: Notices) {
  const { t } = useTranslation('invoicing')
  const count = overdue.length + dueSoon.length
  const groups = [
    { title: t('bell.overdue', { count: overdue.length }), rows: overdue },
    { title: t('bell.due_soon', { count: dueSoon.length }), rows: dueSoon },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={count > 0 ? t('bell.label', { count }) : t('bell.label_none')}
        >
          <Indicator
            disabled={count === 0}
            label={count > LARGEST_COUNT ? `${LARGEST_COUNT}+` : count}
            size={16}
            offset={2}
            color={`var(--kontor-status-${overdue.length > 0 ? 'overdue' : 'partly'})`}
            classNames={{ indicator: classes.count }}
          >
            <IconBell size={20} aria-hidden />
          </Indicator>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {count === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {t('bell.none')}
          </Text>
        )}
        <div className={classes.notices}>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <Menu.Label>{title}</Menu.Label>
              {rows.map((row) => (
                <Notice key={row._id} row={row} />
              ))}
            </Fragment>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  )
}

function Notice({ row }: { row: InvoiceRow }) {
  const navigate = useNavigate()
  const dueText = useDueText()
  return (
    <Menu.Item
      classNames={{ itemLabel: classes.notice }}
      onClick={() => navigate(`/view/invoices/${row._id}`)}
    >
      <span className={classes.line}>
        <span className={classes.name}>{clientName(row)}</span>
        <Money amount={row.open} currency={row.currency} />
      </span>
      <span className={classes.second}>
        <span>{row.number}</span>
        <span data-overdue={row.isOverdue || undefined}>{dueText(row)}</span>
      </span>
    </Menu.Item>
  )
}
