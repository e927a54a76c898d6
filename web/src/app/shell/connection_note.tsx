import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { awaitConnection, followNetwork } from '@/lib/server/check_connection'
import { useConnection } from '@/lib/server/connection'
import classes from './connection_note.module.css'

/** Says above every screen that there is no connection, from the first moment until there is one again. */
export function ConnectionNote() {
  const { t } = useTranslation('shell')
  const connection = useConnection()
  const isLost = connection !== 'answers'
  useEffect(followNetwork, [])
  useEffect(() => (isLost ? awaitConnection() : undefined), [isLost])
  const Icon = connection === 'offline' ? IconWifiOff : IconPlugConnectedX
  return (
    <div role="status" className={classes.frame}>
      {isLost && (
        <p className={classes.note}>
          <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />
          <span>
            <strong>{t(`connection.${connection}`)}</strong> {t('connection.kept')}
          </span>
        </p>
      )}
    </div>
  )
}
