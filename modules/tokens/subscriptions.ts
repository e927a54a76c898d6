import { registerAccessEnded } from '#modules/auth/public'
import { endTokensOf } from '#modules/tokens/actions/end_tokens'

registerAccessEnded(endTokensOf)
