//! How tables stood when they were put away, so that it shows later if they stand otherwise.

use crate::{Seal, StoreError, append::json, connection::WriteConnection, rows::column};

/// All rows travel as one parameter: table, version, fingerprint. A seal never goes back to an
/// earlier version: another server may have sealed a later one.
const LITE: &str = "
    UPDATE tables SET seal_version = row.value->>1, seal = row.value->>2
        FROM jsonb_each($1) AS row
        WHERE tables.id = row.value->>0 AND coalesce(tables.seal_version, 0) <= row.value->>1
            AND row.value->>1 <= tables.version";

const POSTGRES: &str = "
    UPDATE tables SET seal_version = (row.value->>1)::bigint, seal = row.value->>2
        FROM json_array_elements($1::json) AS row
        WHERE tables.id = row.value->>0
            AND coalesce(tables.seal_version, 0) <= (row.value->>1)::bigint
            AND (row.value->>1)::bigint <= tables.version";

/// A table and how it stands.
pub(crate) type Sealed = (String, Seal);

/// Stores all of them or none.
pub(crate) async fn seal(
    connection: &mut WriteConnection,
    seals: &[Sealed],
) -> Result<(), StoreError> {
    let columns =
        |(table, seal): &Sealed| (table.clone(), column(seal.version), seal.fingerprint.clone());
    let rows: Vec<_> = seals.iter().map(columns).collect();
    connection.write(LITE, POSTGRES, &[json(&rows)]).await
}
