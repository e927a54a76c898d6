import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './leaving.module.css'

/** Removed and kept records side by side. */
export function WhatHappens({ goes, stays }: { goes: string[]; stays: string[] }) {
  const { t } = useTranslation('leaving')
  return (
    <div className={classes.columns}>
      <Column title={t('page.goes')} points={goes} />
      <Column title={t('page.stays')} points={stays} />
    </div>
  )
}

function Column({ title, points }: { title: string; points: string[] }) {
  return (
    <section>
      <Text component="h2" fw={600} size="sm" mb={6}>
        {title}
      </Text>
      <ul className={classes.points}>
        {points.map((point) => (
          <Text key={point} component="li" size="sm">
            {point}
          </Text>
        ))}
      </ul>
    </section>
  )
}
