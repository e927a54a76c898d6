import { onMailTrouble } from '#core/mail/mail_trouble'
import { registerClientReference } from '#modules/clients/public'
import { hearOfTrouble } from '#modules/correspondence/actions/mark_bounced'

onMailTrouble(hearOfTrouble)
registerClientReference('mail_outbox')
