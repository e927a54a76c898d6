import { Tabs, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFirstAnswers } from '@/lib/server/first_answers'
import classes from './page_tabs.module.css'
import { TabList } from './tab_list'
import { Together } from './together'

interface PageTab {
  value: string
  label: string
  count?: number
  /** Other values of `?tab=` that open this tab: choices below it have addresses of their own. */
  holds?: readonly string[]
  content: ReactNode
}

interface PageTabsProps {
  tabs: PageTab[]
  label: string
  /** Other parts of the address that all tabs share; the rest belongs to one tab and goes with it. */
  shared?: readonly string[]
}

/** Tabs that keep the choice in the address (`?tab=`), so that links and the back button work. */
export function PageTabs({ tabs, label, shared = [] }: PageTabsProps) {
  const [parameters, setParameters] = useSearchParams()
  const first = tabs[0]?.value ?? ''
  const asked = parameters.get('tab') ?? ''
  const chosen =
    tabs.find(({ value, holds }) => value === asked || holds?.includes(asked))?.value ?? first
  const choose = (value: string | null) => {
    const kept = [...parameters].filter(([name]) => shared.includes(name))
    const tab = value && value !== first ? [['tab', value]] : []
    setParameters([...kept, ...tab] as [string, string][], { replace: true })
  }

  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <TabList label={label}>
        {tabs.map(({ value, label: name, count }) => (
          <Tabs.Tab key={value} value={value}>
            {name}
            {count !== undefined && (
              <Text span inherit c="dimmed" ml={6}>
                {count}
              </Text>
            )}
          </Tabs.Tab>
        ))}
      </TabList>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          <TabContent tab={value}>{content}</TabContent>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function TabContent({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Together isSettled={useFirstAnswers(tab)} skeleton="rows">
      {children}
    </Together>
  )
}
