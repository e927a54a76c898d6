import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { isTokenScope, type TokenScope } from '#core/http/guards/token_scopes'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { RevokeReason } from '#modules/auth/public'

/** A key of a person for a program. Each request with it reads its row, so ending it takes effect at once. */
export class PersonalToken extends CompanyOwned(BaseModel) {
  static override table = 'personal_tokens'

  @column() declare userId: string
  @column({ serializeAs: null }) declare tokenHash: string
  /** The first characters of the token. */
  @column() declare beginning: string
  @column() declare name: string
  @column({ consume: readScopes, prepare: (scopes: TokenScope[]) => scopes.join(' ') })
  declare scopes: TokenScope[]
  @column() declare createdAt: Instant
  @column() declare expiresAt: Instant
  @column() declare revokedAt: Instant | null
  @column() declare revokedBecause: RevokeReason | 'revoked' | null
  @column() declare lastUsedAt: Instant | null
  /** The program's own words about itself. */
  @column() declare lastUsedBy: string | null

  /** Those of one person that were not revoked, the newest first; expired ones are among them for a while. */
  static ofPerson(company: CompanyReference, userId: string) {
    return PersonalToken.of(company)
      .where('userId', userId)
      .whereNull('revokedAt')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
  }

  get isExpired() {
    return this.expiresAt <= now()
  }
}

/** A right that no longer exists gives nothing. */
export function readScopes(text: string): TokenScope[] {
  return text.split(' ').filter(isTokenScope)
}
