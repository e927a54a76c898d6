import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { useWorkNames } from './use_work_names'

const HandoverDialog = latePart(async () => (await import('./handover_dialog')).HandoverDialog)

export type Leaver = AnswerOf<'GET', '/api/employees/left-work'>[number]

/** The open work of people who have no access any more, for owners; nothing when there is none. */
export function LeftWork() {
  const { t } = useTranslation('people')
  const [chosen, choose] = useState<Leaver>()
  const { data: leavers = [] } = useQuery(recordQuery('/api/employees/left-work'))
  if (leavers.length === 0) return null
  return (
    <Section title={t('left_work.title')} padding="none">
      <ul className={rows.list}>
        {leavers.map((leaver) => (
          <LeaverRow key={leaver._id} leaver={leaver} onHandOver={() => choose(leaver)} />
        ))}
      </ul>
      {chosen && <HandoverDialog leaver={chosen} onClose={() => choose(undefined)} />}
    </Section>
  )
}

function LeaverRow({ leaver, onHandOver }: { leaver: Leaver; onHandOver: () => void }) {
  const { t } = useTranslation('people')
  return (
    <li>
      <span className={rows.words}>
        <span>{leaver.name}</span>
        <Text span size="sm" c="dimmed">
          {useWorkNames(leaver.work)}
        </Text>
      </span>
      <Button size="xs" variant="default" onClick={onHandOver}>
        {t('left_work.verb')}
      </Button>
    </li>
  )
}
