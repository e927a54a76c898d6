import { Tabs, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFirstAnswers } from '@/lib/server/first_answers'
import { Page, type PageProps } from './page'
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
  const { chosen, choose } = useChosenTab(tabs, shared)
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <TabList label={label}>
        <TabNames tabs={tabs} />
      </TabList>
      <TabPanels tabs={tabs} />
    </Tabs>
  )
}

type TabbedPageProps = Omit<PageProps, 'beside' | 'children'> &
  Pick<PageTabsProps, 'tabs'> & {
    /** Drawers and dialogs. */
    children?: ReactNode
  }

/** A page of several lists, with their tabs beside its title, so that the first rows are near the top. */
export function TabbedPage({ tabs, children, ...page }: TabbedPageProps) {
  const { chosen, choose } = useChosenTab(tabs)
  const names = (
    <TabList label={page.title} isBesideTitle>
      <TabNames tabs={tabs} />
    </TabList>
  )
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <Page {...page} beside={names}>
        <TabPanels tabs={tabs} />
        {children}
      </Page>
    </Tabs>
  )
}

function useChosenTab(tabs: PageTab[], shared: readonly string[] = []) {
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
  return { chosen, choose }
}

function TabNames({ tabs }: { tabs: PageTab[] }) {
  return tabs.map(({ value, label, count }) => (
    <Tabs.Tab key={value} value={value}>
      {label}
      {count !== undefined && (
        <Text span inherit c="dimmed" ml={6}>
          {count}
        </Text>
      )}
    </Tabs.Tab>
  ))
}

function TabPanels({ tabs }: { tabs: PageTab[] }) {
  return tabs.map(({ value, content }) => (
    <Tabs.Panel key={value} value={value} className={classes.panel}>
      <TabContent tab={value}>{content}</TabContent>
    </Tabs.Panel>
  ))
}

function TabContent({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Together isSettled={useFirstAnswers(tab)} skeleton="rows">
      {children}
    </Together>
  )
}
