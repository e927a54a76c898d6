import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { useSwitchCompany } from '../use_switch_company'
import classes from './top_bar.module.css'

interface CompanySwitcherProps {
  /** The company of this page, as its settings call it. */
  name: string
  companies: { companyId: string; name: string; isCurrent: boolean }[]
}

export function CompanySwitcher({ name, companies }: CompanySwitcherProps) {
  const { t } = useTranslation('shell')
  const switchTo = useSwitchCompany()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.companies}
          aria-label={`${name}: ${t('top_bar.switch_company')}`}
        >
          <span className={classes.company}>{name}</span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {companies.map(({ companyId, name: option, isCurrent }) => (
          <Menu.RadioItem
            key={companyId}
            value={companyId}
            checked={isCurrent}
            closeMenuOnClick
            onChange={() => !isCurrent && switchTo(companyId)}
          >
            {option}
          </Menu.RadioItem>
        ))}
        <TimerHint />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Each company has its own timer: the one that runs here is not seen in the other, and does not stop. */
function TimerHint() {
  const { t } = useTranslation('shell')
  const { data } = useQuery(recordQuery('/api/timer'))
  if (!data?.timeEntry) return null
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('top_bar.timer_runs_on')}</Menu.Label>
    </>
  )
}
