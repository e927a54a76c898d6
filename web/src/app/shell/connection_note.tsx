import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FrameNote } from '@/components/frame_note/frame_note'
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
        <FrameNote tone="orange" icon={Icon}>
          <p>
            <strong>{t(`connection.${connection}`)}</strong> {t('connection.kept')}
          </p>
        </FrameNote>
      )}
    </div>
  )
}
