// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Code that never stands on a chain: a call puts it over an account for as long as the call lasts, so that calls are
/// made as that account, and nothing is written. https://geth.ethereum.org/docs/interacting-with-geth/rpc/objects
contract Simulator {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    struct Report {
        /// Tells an answer of this code from any other.
        bytes32 sign;
        /// How many calls succeeded. Those after one that failed are not made.
        uint256 succeeded;
        /// Of the native coin first, then of the tokens; all ones where a token does not answer.
        uint256[] before;
        uint256[] afterwards;
        /// Of each call that was made: the gas it used, and what it returned or reverted with.
        uint256[] used;
        bytes[] results;
    }

    bytes32 private constant SIGN = "Tidemark simulation 1";

    receive() external payable {}

    /// An account without code takes every call.
    fallback() external payable {}

    /// Any signature of the account is taken as given (ERC-1271), so that what needs one can be simulated before it is.
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return this.isValidSignature.selector;
    }

    /// Makes calls as this account, until one fails.
    function run(Call[] calldata calls, address[] calldata tokens) external payable returns (Report memory report) {
        report.sign = SIGN;
        report.before = _balances(address(this), tokens);
        uint256 made = 0;
        uint256[] memory used = new uint256[](calls.length);
        bytes[] memory results = new bytes[](calls.length);
        for (bool success = true; success && made < calls.length; made++) {
            Call calldata next = calls[made];
            uint256 left = gasleft();
            (success, results[made]) = next.to.call{value: next.value}(next.data);
            used[made] = left - gasleft();
            if (success) report.succeeded++;
        }
        assembly ("memory-safe") {
            mstore(used, made)
            mstore(results, made)
        }
        report.used = used;
        report.results = results;
        report.afterwards = _balances(address(this), tokens);
    }

    /// Reads an account's balances: of the native coin first, then of the tokens; all ones where a token does not answer.
    /// It stands at an address that nobody can guess, and no token can note that it was asked, because all reads are
    /// static calls.
    function balancesOf(address owner, address[] calldata tokens) external view returns (uint256[] memory) {
        return _balances(owner, tokens);
    }

    /// Sends a part of what this account holds of a token. Returns what was sent and what arrived.
    function passOn(address token, address to, uint256 divisor) external returns (uint256 sent, uint256 arrived) {
        sent = _balance(token, address(this)) / divisor;
        // A round amount, so that a share of it is a whole number of units and the measured tax is exact.
        if (divisor > 1 && sent > 1e6) sent -= sent % 1e6;
        uint256 owned = _balance(token, to);
        (bool success, bytes memory result) =
            token.call(abi.encodeWithSignature("transfer(address,uint256)", to, sent));
        // Tokens like USDT return nothing.
        require(success && (result.length == 0 || abi.decode(result, (bool))));
        arrived = _balance(token, to) - owned;
    }

    function _balances(address owner, address[] calldata tokens) private view returns (uint256[] memory balances) {
        balances = new uint256[](tokens.length + 1);
        balances[0] = owner.balance;
        for (uint256 i = 0; i < tokens.length; i++) balances[i + 1] = _balance(tokens[i], owner);
    }

    function _balance(address token, address owner) private view returns (uint256) {
        (bool success, bytes memory result) =
            token.staticcall(abi.encodeWithSignature("balanceOf(address)", owner));
        return success && result.length >= 32 ? abi.decode(result, (uint256)) : type(uint256).max;
    }
}
