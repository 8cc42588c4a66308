// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Movable {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// The part of Uniswap's Permit2 that keeps allowances (AllowanceTransfer), with its storage, events, errors and rules:
/// what is signed instead of sent is left out. https://github.com/Uniswap/permit2/blob/main/src/AllowanceTransfer.sol
contract Permit2 {
    struct PackedAllowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct TokenSpenderPair {
        address token;
        address spender;
    }

    error AllowanceExpired(uint256 deadline);
    error InsufficientAllowance(uint256 amount);

    event Approval(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration
    );
    event Lockdown(address indexed owner, address token, address spender);

    mapping(address => mapping(address => mapping(address => PackedAllowance))) public allowance;

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        PackedAllowance storage allowed = allowance[msg.sender][token][spender];
        // Zero stands for this block alone.
        allowed.expiration = expiration == 0 ? uint48(block.timestamp) : expiration;
        allowed.amount = amount;
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        PackedAllowance storage allowed = allowance[from][token][msg.sender];
        if (block.timestamp > allowed.expiration) revert AllowanceExpired(allowed.expiration);
        uint160 most = allowed.amount;
        if (most != type(uint160).max) {
            if (amount > most) revert InsufficientAllowance(most);
            allowed.amount = most - amount;
        }
        require(Movable(token).transferFrom(from, to, amount), "TRANSFER_FROM_FAILED");
    }

    function lockdown(TokenSpenderPair[] calldata approvals) external {
        for (uint256 i = 0; i < approvals.length; i++) {
            allowance[msg.sender][approvals[i].token][approvals[i].spender].amount = 0;
            emit Lockdown(msg.sender, approvals[i].token, approvals[i].spender);
        }
    }
}
